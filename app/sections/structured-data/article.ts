import { createOrganizationReference } from './organization';
import type { Thing, ToAbsoluteUrl } from './thing';

export interface StructuredArticle {
  headline: string;
  description: string;
  /** Paths of this site. */
  path: string;
  picture: string;
  /** ISO dates. */
  publishedOn: string;
  modifiedOn?: string;
  author: { name: string; path: string };
}

export const createArticleData = (facts: StructuredArticle, toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': 'Article',
  headline: facts.headline,
  description: facts.description,
  mainEntityOfPage: toAbsoluteUrl(facts.path),
  image: toAbsoluteUrl(facts.picture),
  datePublished: facts.publishedOn,
  dateModified: facts.modifiedOn ?? facts.publishedOn,
  author: { '@type': 'Person', name: facts.author.name, url: toAbsoluteUrl(facts.author.path) },
  publisher: createOrganizationReference(toAbsoluteUrl),
});
