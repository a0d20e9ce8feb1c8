import { z } from 'zod';
import { optionalField, plainText, textField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';

/** R-PRODUCT-5: people who cannot see a picture read its alternative text, so that every picture has one. */
export const altField = textField({ label: 'The alternative text', max: 200 });

export const addPictureSchema = z.object({
  version: versionField,
  alt: altField,
  file: z.instanceof(File, { error: 'Please choose a picture.' }),
});

const nameField = plainText({ label: 'A picture', max: 100 });

const BUTTONS = ['save', 'earlier', 'later', 'remove', 'place'] as const;

/** A button, for `place` a position, and the name of a picture. */
const PRESS_PATTERN = /^([a-z]+)(?:-(\d{1,3}))?(?::(.*))?$/;

/**
 * The value of the pressed button: `save`, or `earlier`, `later` or `remove` with a colon and the name of a picture, or
 * `place-2:` and the name for the third position.
 */
const pressField = plainText({ label: 'The button', max: 120 }).transform((text, context) => {
  const [, typed, position, name = ''] = PRESS_PATTERN.exec(text) ?? [];
  const button = BUTTONS.find((known) => known === typed);
  const hasPosition = position !== undefined;
  if (button && hasPosition === (button === 'place'))
    return { button, name, position: Number(position ?? 0) };
  context.addIssue({ code: 'custom', message: 'This button is unknown.' });
  return z.NEVER;
});

/** The colour that a picture shows. Empty for all. */
const colorField = optionalField(plainText({ label: 'The colour', max: 100 }));

/** Fields `alts[0].name`, `alts[0].alt`, … */
export const picturesFormSchema = z.object({
  version: versionField,
  press: pressField,
  alts: z.array(z.object({ name: nameField, alt: altField, color: colorField })).max(100),
});

export type PicturesForm = z.output<typeof picturesFormSchema>;
