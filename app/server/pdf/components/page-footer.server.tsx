import { Text, View } from '@react-pdf/renderer';
import { site } from '~site';
import { PAGE_MARGIN, styles } from './print-styles.server';

/** A distance from the bottom moves a text with `render` off the page. A4 is 842 points high. */
const TOP = 804;

/** On every page: who writes, what it is, and the number of the page. */
export const PageFooter = ({ title }: { title: string }) => (
  <View
    fixed
    style={{
      ...{ position: 'absolute', top: TOP, left: PAGE_MARGIN, right: PAGE_MARGIN },
      ...{ flexDirection: 'row', justifyContent: 'space-between' },
    }}
  >
    <Text style={styles.label}>
      {site.legalName}, {site.emails.orders}, {site.phone.display}
    </Text>
    <Text
      style={styles.label}
      render={({ pageNumber, totalPages }) => `${title}, page ${pageNumber} of ${totalPages}`}
    />
  </View>
);
