import type { ReleaseState } from '../features/product-feature';
import type { ConvergePlan, HackMatrixPlan } from '../products/product-plans';

export const integrationCategories = [
  { id: 'sign-in', label: 'Sign-in' },
  { id: 'messages', label: 'Messages' },
  { id: 'calendars', label: 'Calendars' },
  { id: 'data', label: 'Tables and data' },
  { id: 'code', label: 'Code and submissions' },
  { id: 'venue', label: 'Hall and website' },
] as const;

export type IntegrationCategoryId = (typeof integrationCategories)[number]['id'];
export type IntegratedProductId = 'hackmatrix' | 'converge';
export type CodeLanguage = 'bash' | 'csv' | 'html' | 'json' | 'typescript';

export interface CodeExample {
  language: CodeLanguage;
  /** What the code is, and where it goes. */
  title: string;
  source: string;
}

export interface Integration {
  /** The value of `?name=`. */
  id: string;
  name: string;
  categoryId: IntegrationCategoryId;
  state: ReleaseState;
  /** Where the data goes, seen from our product. */
  flow: 'in' | 'out' | 'both';
  /** By product, the smallest plan that has it. */
  fromPlans: Readonly<{ hackmatrix?: HackMatrixPlan['id']; converge?: ConvergePlan['id'] }>;
  /** One line. */
  promise: string;
  text: string;
  /** What it does not do. */
  limit: string;
  steps: readonly string[];
  /** What the other side lets us do, or what we let it do. */
  permissions: readonly { name: string; reason: string }[];
  code: CodeExample;
}

export type CodeTokenKind = 'comment' | 'constant' | 'keyword' | 'name' | 'string';

/** A piece of a line of code. Without a kind it is plain. */
export type CodeToken = [text: string, kind?: CodeTokenKind];
