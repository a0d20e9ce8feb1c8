import type { KoaContextWithOIDC } from 'oidc-provider';
import type { IdpOptions } from './deps.server';
import { IDP_PATH } from './idp-paths.server';

type Options = Pick<IdpOptions, 'publicOrigin' | 'renderPage' | 'provide'>;

/**
 * Answers what the library has no endpoint for, a path or a method: a person gets the not-found page of the site, a client
 * an error in the form of OAuth.
 */
export function createNotFoundResponder({ publicOrigin, renderPage, provide }: Options) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.status !== 404 || ctx.body) return;
    if (ctx.accepts('json', 'html') === 'html') {
      const page = await renderPage(new Request(publicOrigin + IDP_PATH + ctx.url), provide);
      for (const [name, value] of page.headers) ctx.set(name, value);
      ctx.body = await page.text();
    } else {
      ctx.body = {
        error: 'invalid_request',
        error_description: `no endpoint for ${ctx.method} here; ${IDP_PATH}/.well-known/openid-configuration lists all`,
      };
    }
    ctx.status = 404;
  };
}
