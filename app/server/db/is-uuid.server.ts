const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL can compare the text with a `uuid` column. Any other text would be an error there. */
export const isUuid = (text: string): boolean => UUID.test(text);
