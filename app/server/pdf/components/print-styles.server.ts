import { StyleSheet } from '@react-pdf/renderer';
import glazes from '~/ui/glazes.json';
import { FONT_FAMILY } from './fonts.server';

/** The light theme on white paper. Lengths are points. */
export const colours = {
  text: glazes.basalt,
  muted: '#4e574f',
  surface: '#f5f3ee',
  header: '#e6e2d6',
  accent: glazes.vermilion,
} as const;

/** Between two tiles. */
export const GROUT = 2;
export const PAGE_MARGIN = 36;

export const styles = StyleSheet.create({
  page: {
    fontFamily: FONT_FAMILY,
    fontSize: 8.5,
    lineHeight: 1.35,
    color: colours.text,
    paddingHorizontal: PAGE_MARGIN,
    paddingTop: PAGE_MARGIN,
    // The footer stands in it.
    paddingBottom: 58,
  },
  row: { flexDirection: 'row', gap: GROUT },
  tile: { backgroundColor: colours.surface, borderRadius: 3, padding: 9 },
  label: { fontSize: 7.5, color: colours.muted },
  strong: { fontWeight: 600 },
  title: { fontSize: 25, fontWeight: 600, letterSpacing: -0.7, lineHeight: 1 },
  muted: { color: colours.muted },
});
