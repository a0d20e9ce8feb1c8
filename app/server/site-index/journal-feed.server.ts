import { Feed } from 'feed';
import { findTeamMember } from '~/content/company/team';
import type { Article } from '~/content/journal/article';
import { escapeHtml } from '~/domain/text/escape-html';
import { INDIAN_TIME_ZONE, toInstant } from '~/domain/time/wall-clock';
import { paths } from '~/paths';
import { site } from '~site';
import { createTextResponse } from '../files/file-response.server';

export type FeedFile = Parameters<typeof paths.journalFeed>[0];

interface FeedSettings {
  /** The newest first. */
  articles: readonly Article[];
  /** The public origin of the site. */
  origin: string;
  /** URL of a WebSub hub. */
  hub?: string | undefined;
}

/** More articles are in the archive. */
const MAX_ITEMS = 50;

const CONTENT_TYPES: Readonly<Record<FeedFile, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
};

/** The feed at a path. */
export const findFeedFile = (path: string): FeedFile | undefined =>
  (Object.keys(CONTENT_TYPES) as FeedFile[]).find((file) => path === paths.journalFeed(file));

/** The day is one of India. Midnight in UTC would still be to come for readers in its first hours. */
const toTime = (day: string): Date => toInstant(day, 0, INDIAN_TIME_ZONE);
const getUpdatedOn = ({ updatedOn, publishedOn }: Article) => toTime(updatedOn ?? publishedOn);

/** Readers show an entry with another id as a new one. A slug can change, the id of an article of the back office cannot. */
const getEntryId = ({ id }: Article, url: string): string => (id === undefined ? url : `urn:uuid:${id}`);

/** `toTitle`: titles of XML feeds are HTML, those of a JSON feed are plain text. Descriptions are HTML in both. */
function createFeed({ articles, origin, hub }: FeedSettings, toTitle: (title: string) => string): Feed {
  const toUrl = (path: string) => new URL(path, origin).href;
  const shown = articles.slice(0, MAX_ITEMS);
  const feed = new Feed({
    id: toUrl(paths.journal()),
    link: toUrl(paths.journal()),
    title: `${site.name}: journal`,
    description: 'What we learned and measured: engineering, hackathons, teaching, design.',
    language: site.language,
    copyright: site.legalName,
    generator: false,
    favicon: toUrl('/favicon.ico'),
    updated: new Date(Math.max(0, ...shown.map((article) => getUpdatedOn(article).getTime()))),
    feedLinks: {
      rss: toUrl(paths.journalFeed('rss.xml')),
      atom: toUrl(paths.journalFeed('atom.xml')),
      json: toUrl(paths.journalFeed('feed.json')),
    },
    ...(hub && { hub }),
  });
  for (const article of shown) {
    const url = toUrl(paths.article(article.slug));
    const author = findTeamMember(article.authorId);
    feed.addItem({
      id: getEntryId(article, url),
      link: url,
      title: toTitle(article.title),
      description: escapeHtml(article.summary),
      date: getUpdatedOn(article),
      published: toTime(article.publishedOn),
      category: [{ name: article.tag, term: article.tag }],
      author: author ? [{ name: author.name, link: toUrl(paths.journalAuthor(author.id)) }] : [],
    });
  }
  return feed;
}

/** The library writes the hub into XML feeds only. */
const formatJsonFeed = (feed: Feed, hub: string | undefined): string =>
  hub === undefined
    ? feed.json1()
    : JSON.stringify({ ...JSON.parse(feed.json1()), hubs: [{ type: 'WebSub', url: hub }] }, null, 2);

/** In RSS, `author` is an email address, which the authors do not publish. Their names have an element of Dublin Core. */
const formatRss = (feed: Feed): string =>
  feed
    .rss2()
    .replaceAll(/<(\/?)author>/g, '<$1dc:creator>')
    .replace('<rss ', '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" ');

function formatFeed(file: FeedFile, settings: FeedSettings): string {
  if (file === 'feed.json')
    return formatJsonFeed(
      createFeed(settings, (title) => title),
      settings.hub,
    );
  const feed = createFeed(settings, escapeHtml);
  return file === 'rss.xml' ? formatRss(feed) : feed.atom1();
}

/**
 * A feed of the journal. Its Link header names the feed and, if there is one, the WebSub hub from which readers get new
 * articles at once.
 */
export function createFeedResponse(request: Request, file: FeedFile, settings: FeedSettings): Response {
  const self = new URL(paths.journalFeed(file), settings.origin).href;
  const links = [`<${self}>; rel="self"`, ...(settings.hub ? [`<${settings.hub}>; rel="hub"`] : [])];
  return createTextResponse(request, formatFeed(file, settings), {
    'Content-Type': CONTENT_TYPES[file],
    // A hub reads the feed as soon as an article is published, also through a cache in front of the site.
    'Cache-Control': settings.hub ? 'public, no-cache' : 'public, max-age=900',
    Link: links.join(', '),
  });
}
