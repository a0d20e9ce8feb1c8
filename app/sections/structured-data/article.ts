import { organizationInShort } from './organization';
import type { Absolute, Thing } from './thing';

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

export const articleData = (facts: ArticleFacts, absolute: Absolute): Thing => ({
  '@type': 'Article',
  headline: facts.headline,
  description: facts.description,
  mainEntityOfPage: absolute(facts.path),
  image: absolute(facts.picture),
  datePublished: facts.publishedOn,
  dateModified: facts.changedOn ?? facts.publishedOn,
  author: { '@type': 'Person', name: facts.author.name, url: absolute(facts.author.path) },
  publisher: organizationInShort(absolute),
});
