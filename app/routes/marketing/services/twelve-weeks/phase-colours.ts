import type { WeekPhase } from '~/content/services/twelve-weeks-content';

/** One glaze for each phase: as a surface with its text, and as the fill of a drawing. */
export const PHASE_COLOURS: Readonly<Record<WeekPhase, { surface: string; fill: string }>> = {
  agree: { surface: 'bg-glaze-sand text-glaze-ink', fill: 'fill-glaze-sand' },
  build: { surface: 'bg-glaze-vermilion text-glaze-ink', fill: 'fill-glaze-vermilion' },
  prove: { surface: 'bg-glaze-jade text-glaze-ink', fill: 'fill-glaze-jade' },
};
