import { z } from 'zod';
import { plainText } from '../forms/form-fields';
import { type CountedRequest, DEVICES, type Device, getDevice, isCountedVisitor } from './count-request';
import { getPageKind, PAGE_KINDS, type PageKind } from './page-kind';
import { getBucket, VITAL_SCALES, WEB_VITALS, type WebVital } from './web-vitals';

/** Where browsers send reports (`app/client/vitals`). */
export const VITALS_PATH = '/web-vitals';

/** In bytes. A report has about 100. */
export const MAX_REPORT_BYTES = 512;

const value = (vital: WebVital) => z.number().min(0).max(VITAL_SCALES[vital].max).optional();

/** The text of a beacon: the path of the page and what was measured there. */
const reportSchema = z.strictObject({
  path: plainText({ label: 'A path', max: 200 }),
  lcp: value('lcp'),
  inp: value('inp'),
  cls: value('cls'),
  fcp: value('fcp'),
  ttfb: value('ttfb'),
});

/** One to be added to the count of a day. It names a kind of page and a class of device. */
export interface CountedVital {
  page: PageKind;
  device: Device;
  vital: WebVital;
  bucket: number;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * R-MEASURE-4: what a report adds to the counts. Nothing when the visitor asks not to be counted, for programs and for private
 * pages. `undefined` for a text that is not a report.
 */
export function countReport(
  text: string,
  headers: CountedRequest['headers'],
): readonly CountedVital[] | undefined {
  const { success, data } = reportSchema.safeParse(parseJson(text));
  if (!success) return undefined;
  const page = getPageKind(data.path);
  if (!page || !isCountedVisitor(headers)) return [];
  const device = getDevice(String(headers['user-agent']), String(headers['sec-ch-ua-mobile']));
  return WEB_VITALS.flatMap((vital) => {
    const measured = data[vital];
    return measured === undefined ? [] : [{ page, device, vital, bucket: getBucket(vital, measured) }];
  });
}

/** Which page views the web vitals are of. Absent for all. */
export interface VitalsFilter {
  device?: Device | undefined;
  /** Of the figures by day. */
  page?: PageKind | undefined;
}

/** Reads `?device=` and `?page=`. Any other value means all. */
export const parseVitalsFilter = (query: URLSearchParams): VitalsFilter => ({
  device: DEVICES.find((device) => device === query.get('device')),
  page: PAGE_KINDS.find((page) => page === query.get('page')),
});
