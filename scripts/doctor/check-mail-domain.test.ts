import { expect, it } from 'vitest';
import { checkMailDomain, type ResolveTxt } from './check-mail-domain';

const SPF = ['v=spf1 include:mail.example ', '-all'];
const DMARC = ['v=DMARC1; p=none'];

const withRecords =
  (records: Record<string, string[][]>): ResolveTxt =>
  async (name) => {
    const found = records[name];
    if (!found) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    return found;
  };

const check = (records: Record<string, string[][]>, sender = 'Shop <hello@shop.example.com>') =>
  checkMailDomain(sender, withRecords(records));

it('a domain with SPF and DMARC has what mail providers ask for', async () => {
  const records = {
    'shop.example.com': [['google-site-verification=x'], SPF],
    '_dmarc.shop.example.com': [DMARC],
  };
  const healthy = { isHealthy: true, message: 'shop.example.com has an SPF and a DMARC record.' };
  expect(await check(records)).toMatchObject(healthy);
  expect(await check(records, 'hello@shop.example.com')).toMatchObject(healthy);
});

it('a DMARC record of the organisation counts for its subdomains', async () => {
  const records = { 'shop.example.com': [SPF], '_dmarc.example.com': [DMARC] };
  expect(await check(records)).toMatchObject({ isHealthy: true });
});

it('without a DMARC record, or with another text there, it names the record to add', async () => {
  const missing = { isHealthy: false, message: expect.stringContaining('_dmarc.shop.example.com') };
  expect(await check({ 'shop.example.com': [SPF] })).toMatchObject(missing);
  const other = { 'shop.example.com': [SPF], '_dmarc.shop.example.com': [['v=DMARC10; p=none']] };
  expect(await check(other)).toMatchObject(missing);
});

it('two SPF records are a problem, none is one only for some mail servers', async () => {
  const dmarc = { '_dmarc.shop.example.com': [DMARC] };
  expect(await check({ ...dmarc, 'shop.example.com': [SPF, SPF] })).toMatchObject({ isHealthy: false });
  expect(await check(dmarc)).toMatchObject({
    isHealthy: true,
    message: expect.stringContaining('no SPF record'),
  });
});

it('without DNS it reports no problem of the domain', async () => {
  const noDns: ResolveTxt = async () => {
    throw Object.assign(new Error('queryTxt ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  expect(await checkMailDomain('a@b.example', noDns)).toMatchObject({
    isHealthy: true,
    message: expect.stringContaining('could not be looked up'),
  });
});
