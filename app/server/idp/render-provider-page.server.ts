import type { KoaContextWithOIDC } from 'oidc-provider';
import { createContext } from 'react-router';
import type { IdpOptions } from './deps.server';
import { getProviderPagePath } from './idp-paths.server';
import type { ProviderPage } from './types.server';

/** The page that the provider shows. Only the provider sets it; its path alone leads to the not-found page. */
export const providerPage = createContext<ProviderPage | null>(null);

type Options = Pick<IdpOptions, 'publicOrigin' | 'renderPage' | 'provide'>;

/** The pages of the provider are pages of the site: they have its layout and its security headers. */
export function createProviderPageRenderer({ publicOrigin, renderPage, provide }: Options) {
  return async (ctx: KoaContextWithOIDC, page: ProviderPage): Promise<void> => {
    const rendered = await renderPage(
      new Request(publicOrigin + getProviderPagePath(page.kind)),
      (context) => {
        provide(context);
        context.set(providerPage, page);
      },
    );
    for (const [name, value] of rendered.headers) ctx.set(name, value);
    ctx.body = await rendered.text();
    ctx.status = page.kind === 'error' ? page.status : 200;
  };
}
