import type { Catalogue } from '../catalogue/catalogue.server';
import type { Orders } from '../orders/orders.server';
import type { Projects } from '../projects/projects.server';
import type { PassageMatch } from './passage.server';

export interface AssistantDeps {
  catalogue: Pick<Catalogue, 'getProductsByIds'>;
  orders: Pick<Orders, 'listOrders' | 'getOwnOrder'>;
  projects: Pick<Projects, 'listProjects'>;
  /** Finds paragraphs in the search index of the site. */
  findPassages: (question: string) => Promise<PassageMatch[]>;
}
