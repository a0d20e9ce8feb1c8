import { plainText } from '~/domain/forms/form-fields';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';

/** A text of a provider, such as an id. Empty where the provider has none. */
export const providerText = plainText({ label: 'A text of the provider', max: MAX_LENGTHS.path, min: 0 });
