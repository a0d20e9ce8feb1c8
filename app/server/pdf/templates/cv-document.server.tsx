import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { CurriculumVitae } from '~/content/samples/sample-applications';
import { GROUT, styles } from '../components/print-styles.server';

/** The CV of a sample application. */
export const CvDocument = ({ cv: { name, email, headline, sections } }: { cv: CurriculumVitae }) => (
  <Document title={`CV of ${name}`} author={name} pdfVersion="1.7">
    <Page size="A4" style={[styles.page, { fontSize: 10.5 }]}>
      <View style={{ marginBottom: 22, gap: 8 }}>
        <Text style={styles.title}>{name}</Text>
        <Text>{headline}</Text>
        <Text style={styles.muted}>{email}</Text>
      </View>
      <View style={{ gap: GROUT }}>
        {sections.map(({ title, entries }) => (
          <View key={title} style={[styles.tile, { gap: 8 }]}>
            <Text style={styles.label}>{title}</Text>
            {entries.map((entry) => (
              <View key={entry.title}>
                <Text style={styles.strong}>{entry.title}</Text>
                <Text>{entry.detail}</Text>
              </View>
            ))}
          </View>
        ))}
      </View>
    </Page>
  </Document>
);
