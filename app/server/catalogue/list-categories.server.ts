import { asc } from 'drizzle-orm';
import { categories } from '../db/schema/catalogue.server';
import type { CatalogueDeps } from './deps.server';

/** Names for forms and filters. Nothing is counted: that takes longer with each product. */
export const listCategories = ({ db }: CatalogueDeps) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
