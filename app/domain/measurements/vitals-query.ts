import { DEVICES, type Device } from './count-request';
import { PAGE_KINDS, type PageKind } from './page-kind';

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
