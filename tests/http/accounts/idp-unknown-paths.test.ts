import { describe, expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const send = (path: string, accept: string, method = 'GET') =>
  sendRequest(inject('siteUrl'), { path, method, headers: { accept } });

describe.each(['/idp/', '/idp/no/such/page', '/idp/token', '/idp/notice/any', '/idp//'])('GET %s', (path) => {
  it('shows the not-found page of the site to a person', async () => {
    const { status, headers, text } = await send(path, HTML);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(text).toContain('This tile');
    expect(text).toContain('name="robots" content="noindex"');
  });

  it.each(['application/json', '*/*'])('is an OAuth error for a client that accepts %s', async (accept) => {
    const { status, headers, text } = await send(path, accept);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(text)).toEqual({
      error: 'invalid_request',
      error_description: expect.stringContaining('/idp/.well-known/openid-configuration'),
    });
  });
});

it('a POST to an unknown path is answered in the same way, and HEAD without a body', async () => {
  expect(await send('/idp/no/such/page', HTML, 'POST')).toMatchObject({ status: 404 });
  const head = await send('/idp/no/such/page', HTML, 'HEAD');
  expect([head.status, head.body.length]).toEqual([404, 0]);
});

it('endpoints of the provider answer as before', async () => {
  const { status, text } = await send('/idp/.well-known/openid-configuration', 'application/json');
  expect([status, JSON.parse(text).issuer]).toEqual([200, `${inject('siteUrl')}/idp`]);
});
