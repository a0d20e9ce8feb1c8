export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Icons by tone, because colour alone is not accessible. */
export const TONE_ICONS = { info: 'info', success: 'check', warning: 'warning', danger: 'error' } as const;

/** Glaze behind the icon. */
export const TONE_BACKGROUNDS: Record<Tone, string> = {
  info: 'bg-glaze-peacock',
  success: 'bg-glaze-jade',
  warning: 'bg-glaze-marigold',
  danger: 'bg-glaze-vermilion',
};

export const TONE_TEXT_COLOURS: Record<Tone, string> = {
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};
