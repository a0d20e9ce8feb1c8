import { escapeHtml } from '~/domain/text/escape-html';
import { paths } from '~/paths';
import { site } from '~site';

/**
 * The description by which browsers offer the search of the site in their address bar.
 * https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch
 */
export const createOpenSearchDescription = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(site.name)}</ShortName>
  <Description>Search ${escapeHtml(site.name)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${origin}/favicon.ico</Image>
  <Url type="text/html" template="${origin}${paths.search()}?q={searchTerms}"/>
</OpenSearchDescription>
`;
