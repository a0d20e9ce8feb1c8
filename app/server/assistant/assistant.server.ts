import type { ListedProduct } from '~/domain/catalogue/product';
import { getProductAvailability } from '~/domain/catalogue/stock';
import {
  type AssistantAnswers,
  type AssistantPassage,
  normaliseQuestion,
} from '~/domain/help/assistant-passages';
import { formatMoney } from '~/domain/money/money';
import { priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import { bindDeps } from '../bind-deps.server';
import { type AssistantDeps, answerOwn } from './own-answers.server';
import type { PassageMatch } from './passage.server';

/** A product with its current price, tax and stock. */
function toProductPassage(product: ListedProduct): AssistantPassage {
  const { name, subtitle, description, price, sale, url } = product;
  const line = { price, quantity: 1, ...(sale && { sale }) };
  const { taxable, orderTotal } = priceCart([line], site.tax.rateBasisPoints);
  const [amount, withTax] = [taxable, orderTotal].map((paise) => formatMoney(paise, site.currency.label));
  return {
    title: name,
    text: `${subtitle}. ${description} ${withTax} with ${site.tax.name}, ${amount} before it. ${getProductAvailability(product).text}.`,
    source: { label: 'Shop', href: url },
  };
}

const MAX_PASSAGES = 4;
/** Passages with less of the question are no answer (R-ASSIST-1). */
const MIN_SHARE = 0.52;
/** Passages whose share of the question is below this part of the best share are left out. */
const MIN_PART_OF_BEST = 0.6;

/** Products are written with their current price. One that left the shop since is left out. */
async function writePassages(
  catalogue: AssistantDeps['catalogue'],
  matches: readonly PassageMatch[],
): Promise<AssistantPassage[]> {
  const ids = matches.flatMap(({ productId }) => productId ?? []);
  const products = new Map(
    (ids.length > 0 ? await catalogue.getProductsByIds(ids) : []).map((product) => [product.id, product]),
  );
  return matches.flatMap(({ passage, productId }) => {
    if (productId === undefined) return [passage];
    const product = products.get(productId);
    return product ? [toProductPassage(product)] : [];
  });
}

/** R-ASSIST-1: passages of this site that contain the words of the question, or nothing. Accepts any text. */
async function answer({ catalogue, findPassages }: AssistantDeps, input: string): Promise<AssistantAnswers> {
  const matches = await findPassages(normaliseQuestion(input));
  const best = Math.max(0, ...matches.map(({ share }) => share));
  if (best < MIN_SHARE) return { passages: [] };
  const good = matches.filter(({ share }) => share >= best * MIN_PART_OF_BEST).slice(0, MAX_PASSAGES);
  return { passages: await writePassages(catalogue, good) };
}

/** Quotes the public content of the site, and shows signed-in people the state of what is theirs. */
export const createAssistant = (deps: AssistantDeps) => bindDeps(deps, { answer, answerOwn });

export type Assistant = ReturnType<typeof createAssistant>;
