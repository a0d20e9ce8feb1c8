import type { KoaContextWithOIDC } from 'oidc-provider';
import type { RouterContextProvider } from 'react-router';
import type { RenderPage } from '../http/pages/render-page.server';
import { providerPagePath } from './idp-paths.server';
import { type ProviderPage, providerPage } from './types.server';

type Provide = (context: RouterContextProvider) => void;

/** Lets the site's own renderer write what the provider has to say, so that its pages look and are protected alike. */
export function renderProviderPages(publicOrigin: string, renderPage: RenderPage, provide: Provide) {
  return async (ctx: KoaContextWithOIDC, notice: ProviderPage): Promise<void> => {
    const page = await renderPage(new Request(publicOrigin + providerPagePath(notice.kind)), (context) => {
      provide(context);
      context.set(providerPage, notice);
    });
    const status = notice.kind === 'fault' ? notice.status : 200;
    for (const [name, value] of page.headers) ctx.set(name, value);
    ctx.body = await page.text();
    ctx.status = status;
  };
}
