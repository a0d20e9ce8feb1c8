/** What of their own a signed-in person asks about. */
export interface OwnQuestion {
  about: 'orders' | 'returns' | 'projects';
  /** Text of the question that may be the number of an order. */
  orderNumber?: string;
}

const ORDER_NUMBER = /\b[a-z]{2,4}-\d{4}-\d{6}\b/i;
/** About the person's own things, or the state of something: "my order", "where is the parcel". */
const ABOUT_OWN =
  /\b(?:my|mine|our|i|me|we|i'm|i’ve|i've)\b|\b(?:where|when|track|status|arrived?|yet|still|today|next milestone)\b/i;
/** A question about the rules, which the pages answer. */
const ABOUT_RULES =
  /\b(?:how much|cost|charges?|price|can i|may i|do you|could i|how do i|how can i|how to|policy|what if|invoice|address)\b/i;
const RETURNS = /\b(?:returns?|returned|refund(?:ed|s)?|money back|sent back|exchange)\b/i;
const ORDERS =
  /\b(?:orders?|ordered|parcels?|packages?|packets?|deliver(?:y|ed|ies)?|shipments?|shipped|dispatch(?:ed)?|courier|bought|did i buy|purchases?|tracking|track|arriv(?:e|ed|es|ing)|on (?:the|its) way)\b/i;
const PROJECTS = /\b(?:projects?|milestones?|sprint|website|workshop)\b/i;

/** R-ASSIST-2: what of their own a question is about; `undefined` for every other question. */
export function findOwnQuestion(question: string): OwnQuestion | undefined {
  const orderNumber = ORDER_NUMBER.exec(question)?.[0];
  if (orderNumber) return { about: RETURNS.test(question) ? 'returns' : 'orders', orderNumber };
  if (!ABOUT_OWN.test(question) || ABOUT_RULES.test(question)) return undefined;
  if (RETURNS.test(question)) return { about: 'returns' };
  if (ORDERS.test(question)) return { about: 'orders' };
  const isProject = PROJECTS.test(question) && /\b(?:my|our|next milestone)\b/i.test(question);
  return isProject ? { about: 'projects' } : undefined;
}
