import { createHash } from 'node:crypto';
import { speculationRules } from '~/client/global/speculation-rules';

export const speculationRulesText = JSON.stringify(speculationRules);

const hash = createHash('sha256').update(speculationRulesText).digest('base64url').slice(0, 8);

/** Browsers store the file for a year, so its path changes with its content. */
export const SPECULATION_RULES_PATH = `/speculation-rules-${hash}.json`;

export const SPECULATION_RULES_HEADER = 'Speculation-Rules';

/** A header in place of an inline script, which would be a part of every page. */
export const speculationRulesHeader = { [SPECULATION_RULES_HEADER]: `"${SPECULATION_RULES_PATH}"` };
