import { ELAPSED_FIELD } from '~/domain/elapsed-field';
import { HONEYPOT_FIELD } from '~/domain/lead';
import type { NewLead } from './contract.server';

interface HiddenValues {
  [HONEYPOT_FIELD]?: string | undefined;
  [ELAPSED_FIELD]?: string | undefined;
}

/** What the hidden fields of a form say of its sender. A time that is none is as good as not said. */
export function senderMarks(values: HiddenValues): Pick<NewLead, 'honeypot' | 'filledInMs'> {
  const { [HONEYPOT_FIELD]: honeypot, [ELAPSED_FIELD]: elapsed = '' } = values;
  return {
    ...(honeypot && { honeypot }),
    ...(/^\d{1,9}(\.\d{1,20})?$/.test(elapsed) && { filledInMs: Number(elapsed) }),
  };
}
