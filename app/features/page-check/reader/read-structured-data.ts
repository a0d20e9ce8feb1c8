import type { StructuredDataBlock } from '~/features/page-check/rules/page-facts';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists every object with a type, also nested ones. */
function listItems(value: unknown): { type: string; fields: string[] }[] {
  if (Array.isArray(value)) return value.flatMap(listItems);
  if (!isItem(value)) return [];
  const nestedItems = Object.values(value).flatMap(listItems);
  const types = [value['@type']].flat().filter((type) => typeof type === 'string');
  return [...types.map((type) => ({ type, fields: Object.keys(value) })), ...nestedItems];
}

const hasSchemaOrgContext = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(hasSchemaOrgContext)
    : isItem(value) && JSON.stringify(value['@context'] ?? '').includes('schema.org');

/** Reads one JSON-LD script. */
export function readStructuredData(text: string): StructuredDataBlock {
  try {
    const value: unknown = JSON.parse(text);
    return { hasContext: hasSchemaOrgContext(value), items: listItems(value) };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'not JSON';
    return { error: message, hasContext: false, items: [] };
  }
}
