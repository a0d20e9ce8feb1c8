import { isNumberUpTo, isWholeNumber, parseList, parseRecord, parseText } from '../json/parse-unknown';
import { MAX_UNIT_PRICE } from '../money/money';
import { GENDERS, type Product, type ProductAttributes, type ProductImage, type Sale } from './product';

/** A path of this site: one slash, and no second one that would name another host. */
function readPath(value: unknown): string | undefined {
  const path = parseText(value);
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}

function readImage(value: unknown): ProductImage | undefined {
  const image = parseRecord(value);
  const src = readPath(image?.src);
  const tint = parseText(image?.tint, 60);
  if (!image || !src || !tint || typeof image.alt !== 'string') return undefined;
  if (!isWholeNumber(image.width, 20_000) || !isWholeNumber(image.height, 20_000)) return undefined;
  return { src, width: image.width, height: image.height, alt: image.alt, tint };
}

/** At most two decimals, as pricing demands: a stored sale must never make pricing throw. */
function isPercentage(value: unknown): value is number {
  return isNumberUpTo(value, 100) && Math.round(value * 100) / 100 === value;
}

function readSale(value: unknown): Sale | undefined {
  const sale = parseRecord(value);
  if (sale?.type === 'amount' && isWholeNumber(sale.discount)) {
    return { type: 'amount', discount: sale.discount };
  }
  if (sale?.type === 'percent' && isPercentage(sale.discount)) {
    return { type: 'percent', discount: sale.discount };
  }
  return undefined;
}

function readNamed(value: unknown): { name: string } | undefined {
  const name = parseText(parseRecord(value)?.name);
  return name ? { name } : undefined;
}

function readCategory(value: unknown): { id: string; name: string } | undefined {
  const id = parseText(parseRecord(value)?.id);
  const named = readNamed(value);
  return id && named ? { id, ...named } : undefined;
}

function readAttributes(value: unknown): ProductAttributes | undefined {
  const attributes = parseRecord(value);
  const colors = parseList(attributes?.colors, readNamed);
  const size = parseList(attributes?.size, (entry) => parseText(entry));
  if (!attributes || !colors || !size) return undefined;
  const gender = GENDERS.find((known) => known === attributes.gender);
  return { colors, size, ...(gender && { gender }) };
}

function readReview(value: unknown): Product['review'] | undefined {
  const review = parseRecord(value);
  if (!review || !isWholeNumber(review.count) || !isNumberUpTo(review.stars, 5)) return undefined;
  return { count: review.count, stars: review.stars };
}

/**
 * A product snapshot from storage or from markup, rebuilt field by field so that nothing foreign comes along;
 * `undefined` when a required field is missing or wrong. A sale that cannot be read makes the whole snapshot
 * unreadable: better no product than a wrong price.
 */
export function parseProduct(value: unknown): Product | undefined {
  const stored = parseRecord(value);
  const id = parseText(stored?.id, 100);
  const name = parseText(stored?.name);
  const url = readPath(stored?.url);
  const attributes = readAttributes(stored?.attributes);
  const review = readReview(stored?.review);
  const images = parseList(stored?.images, readImage);
  if (!stored || !id || !name || !url || !attributes || !review || !images) return undefined;
  if (!isWholeNumber(stored.price, MAX_UNIT_PRICE) || !isWholeNumber(stored.stock)) return undefined;
  if (typeof stored.description !== 'string') return undefined;

  const sale = readSale(stored.sale);
  if (stored.sale !== undefined && !sale) return undefined;
  const categoryId = parseText(stored.categoryId, 100);
  const category = readCategory(stored.category);
  const tag = parseText(stored.tag);
  return {
    id,
    name,
    price: stored.price,
    images,
    ...(categoryId && { categoryId }),
    ...(category && { category }),
    stock: stored.stock,
    ...(sale && { sale }),
    attributes,
    ...(tag && { tag }),
    review,
    description: stored.description,
    url,
  };
}
