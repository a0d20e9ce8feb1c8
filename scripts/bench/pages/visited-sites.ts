import { launchPhone, type Phone } from './emulated-phone.ts';
import { startPacketNetwork } from './packet-network.ts';
import type { PlainSite } from './plain-site.ts';
import { RECORD_SIZES, startTlsFronts } from './tls-fronts.ts';

/** A network path to a site: its name in the table, and the URLs of the site and of the plain site. */
export interface Route {
  name: string;
  siteUrl: string;
  plainUrl: string;
}

export interface VisitedSites {
  phone: Phone;
  routes: readonly Route[];
  description: string;
  stop(): Promise<void>;
}

/** What a visitor gets: nginx with TLS 1.3 and HTTP/2 behind a slow network; else HTTP/1.1 and an emulated network. */
export async function openVisitedSites(siteUrl: string, plain: PlainSite): Promise<VisitedSites> {
  const network = await startPacketNetwork();
  if (!network) {
    const phone = await launchPhone();
    return {
      phone,
      routes: [{ name: 'HTTP/1.1', siteUrl, plainUrl: plain.url }],
      description: 'the network is emulated by the browser, because the machine allows no other',
      stop: () => phone.browser.close(),
    };
  }
  const fronts = await startTlsFronts(network.host, [siteUrl, plain.url]);
  const phone = await launchPhone({ ...network, keyHash: fronts.keyHash });
  return {
    phone,
    routes: RECORD_SIZES.map((size) => ({
      name: `records of ${size}`,
      siteUrl: fronts.getUrl(siteUrl, size),
      plainUrl: fronts.getUrl(plain.url, size),
    })),
    description: 'nginx with TLS 1.3 and HTTP/2, a network of packets',
    async stop() {
      await phone.browser.close();
      await fronts.stop();
      network.stop();
    },
  };
}
