import { createHash } from 'node:crypto';
import { formatOptions } from '~/domain/cart/line-changes';
import type { Gender, Product, ProductImage } from '~/domain/catalogue/product';
import { findOptionImage } from '~/domain/catalogue/product-options';
import {
  type ChosenOptions,
  listProductChoices,
  type ProductChoice,
} from '~/domain/catalogue/product-variants';
import { toRupeesString } from '~/domain/money/money';
import { getIssuedKind } from '~/domain/orders/issued-kind';
import { escapeHtml } from '~/domain/text/escape-html';
import { paths } from '~/paths';
import { priceOneUnit } from '~/sections/shop/unit-price';
import type { ToAbsoluteUrl } from '~/sections/structured-data/thing';
import { getSingleFile } from '~/ui/pictures/picture-sources';
import { site } from '~site';

/** Characters that Google Merchant Center accepts. */
const MAX_ID = 50;
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_MORE_PICTURES = 10;
const PICTURE_WIDTH = 960;
const HASH_LENGTH = 12;

const GENDERS: Readonly<Record<Gender, string>> = { women: 'female', men: 'male', unisex: 'unisex' };

type Attribute = readonly [name: string, value: string | undefined];

const truncate = (text: string, max: number) => [...text].slice(0, max).join('');

const formatPrice = (paise: number) => `${toRupeesString(paise)} ${site.currency.code}`;

const writeElement = ([name, value]: Attribute) =>
  value === undefined ? '' : `<${name}>${escapeHtml(value)}</${name}>`;

/** Prices with tax, as pages show them (R-PRICE-6). */
function listPrices(product: Product): Attribute[] {
  const price = formatPrice(priceOneUnit({ price: product.price }).orderTotal);
  const { discount, orderTotal } = priceOneUnit(product);
  return [
    ['g:price', price],
    ['g:sale_price', discount > 0 ? formatPrice(orderTotal) : undefined],
  ];
}

function listPictures(product: Product, choice: ProductChoice, toAbsoluteUrl: ToAbsoluteUrl): Attribute[] {
  const toUrl = (image: ProductImage) => toAbsoluteUrl(getSingleFile(image, PICTURE_WIDTH));
  const shown = findOptionImage(product.images, choice.options);
  const more = product.images.filter((image) => image !== shown).slice(0, MAX_MORE_PICTURES);
  return [
    ['g:image_link', shown && toUrl(shown)],
    ...more.map((image): Attribute => ['g:additional_image_link', toUrl(image)]),
  ];
}

/** An id that stays the same while the options have these names. Two products or choices never have the same one. */
function createItemId({ id }: Product, options?: ChosenOptions): string {
  if (!options && id.length <= MAX_ID) return id;
  const hash = createHash('sha256')
    .update(JSON.stringify([id, options?.color, options?.size]))
    .digest('hex');
  return `${id.slice(0, MAX_ID - HASH_LENGTH - 1)}-${hash.slice(0, HASH_LENGTH)}`;
}

/** Attributes that make a choice one of several of the same product. */
function listChoice(product: Product, { options }: ProductChoice): Attribute[] {
  if (!options) return [];
  return [
    ['g:item_group_id', createItemId(product)],
    ['g:color', options.color],
    ['g:size', options.size],
  ];
}

function writeItem(product: Product, choice: ProductChoice, toAbsoluteUrl: ToAbsoluteUrl): string {
  const { name, description, category, attributes } = product;
  const { gender } = attributes;
  const title = [name, formatOptions(choice.options)].filter(Boolean).join(', ');
  const items: Attribute[] = [
    ['g:id', createItemId(product, choice.options)],
    ['g:title', truncate(title, MAX_TITLE)],
    ['g:description', truncate(description, MAX_DESCRIPTION)],
    ['g:link', toAbsoluteUrl(paths.shop.product(product.id))],
    ...listPictures(product, choice, toAbsoluteUrl),
    ['g:availability', choice.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ...listPrices(product),
    ['g:condition', 'new'],
    ['g:brand', site.name],
    ['g:identifier_exists', 'no'],
    ['g:product_type', category?.name],
    ...listChoice(product, choice),
    ['g:gender', gender && GENDERS[gender]],
    ['g:age_group', gender && 'adult'],
  ];
  return `<item>${items.map(writeElement).join('')}</item>\n`;
}

/** R-PRODUCT-15: one item for each choice of a product. Nothing for seats and gift cards, which are not shipped. */
export function writeFeedItems(product: Product, toAbsoluteUrl: ToAbsoluteUrl): string {
  if (getIssuedKind({ productId: product.id, categoryId: product.categoryId })) return '';
  return listProductChoices(product)
    .map((choice) => writeItem(product, choice, toAbsoluteUrl))
    .join('');
}

/** What is before the items. */
export const writeFeedStart = (toAbsoluteUrl: ToAbsoluteUrl): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${[
  ['title', `${site.name}: shop`] as const,
  ['link', toAbsoluteUrl(paths.shop.home())] as const,
  ['description', `The products of ${site.name}, with their prices and what is in stock.`] as const,
]
  .map(writeElement)
  .join('')}
`;

/** What is after the items. */
export const FEED_END = '</channel></rss>\n';
