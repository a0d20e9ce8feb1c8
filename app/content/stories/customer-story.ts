import type { CoverDesign, KeyFigure } from '../content-types';
import type { ProductId } from '../products/software-products';
import type { ServiceId } from '../services/company-services';

export const SECTORS = ['Education', 'Agriculture and food', 'Insurance', 'Community and culture'] as const;
export type Sector = (typeof SECTORS)[number];

export interface CustomerStory {
  id: string;
  customer: string;
  place: string;
  sector: Sector;
  serviceId?: ServiceId;
  productId?: ProductId;
  year: number;
  headline: string;
  summary: string;
  quote: string;
  spokesperson: { name: string; role: string };
  results: readonly [KeyFigure, KeyFigure, KeyFigure];
  /** The team lead who answers questions about the story. */
  teamLeadId: string;
  situation: readonly [string, ...string[]];
  attempts: readonly [StoryAttempt, StoryAttempt, ...StoryAttempt[]];
  chart: StoryChart;
  /** A note on what the chart does not show. */
  chartNote: string;
  setback: StorySetback;
  /** ISO date. */
  publishedOn: string;
  cover: CoverDesign;
}

/** An attempt, in order; adopted or abandoned. */
export interface StoryAttempt {
  title: string;
  wasAdopted: boolean;
  text: string;
}

export interface StorySetback {
  /** The setback in one short sentence. */
  summary: string;
  whatHappened: string;
  cost: string;
  changeSince: string;
}

interface ChartText {
  /** The statement of the chart, in one sentence. */
  title: string;
  /** Source and period. */
  source: string;
  /** Unit after each value. */
  unit?: string;
}

/** `lines` and `columns` are ordered by time or size; `bars` and `pairs` are not ordered. The later series is first. */
export type StoryChart =
  | (ChartText & {
      kind: 'lines' | 'pairs';
      points: readonly string[];
      series: readonly [StoryChartSeries, StoryChartSeries];
    })
  | (ChartText & { kind: 'columns' | 'bars'; values: readonly StoryChartValue[] });

export interface StoryChartSeries {
  label: string;
  values: readonly number[];
}

export interface StoryChartValue {
  label: string;
  value: number;
  /** The value after the change, or the main value of the chart. */
  strong?: boolean;
}
