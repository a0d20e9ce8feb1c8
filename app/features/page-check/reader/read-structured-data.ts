import type { StructuredDataBlock } from '~/features/page-check/rules/page-facts';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object with a type, also those within others. */
function itemsIn(value: unknown): { type: string; fields: string[] }[] {
  if (Array.isArray(value)) return value.flatMap(itemsIn);
  if (!isItem(value)) return [];
  const inside = Object.values(value).flatMap(itemsIn);
  const types = [value['@type']].flat().filter((type) => typeof type === 'string');
  return [...types.map((type) => ({ type, fields: Object.keys(value) })), ...inside];
}

const namesSchemaOrg = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(namesSchemaOrg)
    : isItem(value) && JSON.stringify(value['@context'] ?? '').includes('schema.org');

/** One script of JSON-LD. */
export function readStructuredData(text: string): StructuredDataBlock {
  try {
    const value: unknown = JSON.parse(text);
    return { hasContext: namesSchemaOrg(value), items: itemsIn(value) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : 'not JSON';
    return { error: fault, hasContext: false, items: [] };
  }
}
