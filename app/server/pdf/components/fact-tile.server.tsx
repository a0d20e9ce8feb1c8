import { Text, View } from '@react-pdf/renderer';
import { styles } from './print-styles.server';

interface FactTileProps {
  label: string;
  /** Lines. The first one is strong. */
  lines: readonly string[];
}

/** A label with what it names. Tiles of a row are equally wide. */
export const FactTile = ({ label, lines: [first, ...others] }: FactTileProps) => (
  <View style={[styles.tile, { flex: 1 }]}>
    <Text style={styles.label}>{label}</Text>
    <Text style={styles.strong}>{first}</Text>
    {others.length > 0 && <Text>{others.join('\n')}</Text>}
  </View>
);
