import { ELAPSED_FIELD, HONEYPOT_FIELD } from '~/domain/forms/spam-fields';
import type { NewLead } from './types.server';

interface HiddenValues {
  [HONEYPOT_FIELD]?: string | undefined;
  [ELAPSED_FIELD]?: string | undefined;
}

/** Reads the hidden fields of a form. An invalid time is ignored. */
export function readSpamSignals(values: HiddenValues): Pick<NewLead, 'honeypot' | 'filledInMs'> {
  const { [HONEYPOT_FIELD]: honeypot, [ELAPSED_FIELD]: elapsed = '' } = values;
  return {
    ...(honeypot && { honeypot }),
    ...(/^\d{1,9}(\.\d{1,20})?$/.test(elapsed) && { filledInMs: Number(elapsed) }),
  };
}
