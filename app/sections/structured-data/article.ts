import { organizationReference } from './organization';
import type { Thing, ToAbsoluteUrl } from './thing';

export interface ArticleFacts {
  headline: string;
  description: string;
  /** Paths of this site. */
  path: string;
  picture: string;
  /** ISO days. */
  publishedOn: string;
  changedOn?: string;
  author: { name: string; path: string };
}

export const articleData = (facts: ArticleFacts, absolute: ToAbsoluteUrl): Thing => ({
  '@type': 'Article',
  headline: facts.headline,
  description: facts.description,
  mainEntityOfPage: absolute(facts.path),
  image: absolute(facts.picture),
  datePublished: facts.publishedOn,
  dateModified: facts.changedOn ?? facts.publishedOn,
  author: { '@type': 'Person', name: facts.author.name, url: absolute(facts.author.path) },
  publisher: organizationReference(absolute),
});
