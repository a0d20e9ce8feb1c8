import type { Rating, WebVital } from '~/domain/measurements/web-vitals';

interface VitalText {
  name: string;
  /** As the field abbreviates it. */
  short: string;
  /** What a visitor notices of it. */
  meaning: string;
}

export const VITAL_TEXTS: Readonly<Record<WebVital, VitalText>> = {
  lcp: { name: 'Largest contentful paint', short: 'LCP', meaning: 'until the largest part is there' },
  inp: { name: 'Interaction to next paint', short: 'INP', meaning: 'from a press to its effect' },
  cls: { name: 'Cumulative layout shift', short: 'CLS', meaning: 'how far things move by themselves' },
  fcp: { name: 'First contentful paint', short: 'FCP', meaning: 'until something is there' },
  ttfb: { name: 'Time to first byte', short: 'TTFB', meaning: 'until the server answers' },
};

export const RATING_LABELS: Readonly<Record<Rating, string>> = {
  good: 'good',
  'needs-work': 'needs work',
  poor: 'poor',
};
