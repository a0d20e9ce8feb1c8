import { Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import { formatVerificationCode } from '~/domain/invoices/verification-code';
import { createQrCode, QUIET_ZONE } from '../../payments/qr-code.server';
import { colours, styles } from '../components/print-styles.server';

interface InvoiceVerificationProps {
  code: string;
  url: string;
}

/** Points. A module is then larger than half a millimetre. */
const SIDE = 84;

/** The QR code of the page that says whether the document is genuine. */
export const InvoiceVerification = ({ code, url }: InvoiceVerificationProps) => {
  const { path, size } = createQrCode(url);
  return (
    <View style={{ flexDirection: 'row', gap: 10, alignItems: 'center' }}>
      <Svg
        width={SIDE}
        height={SIDE}
        style={{ marginLeft: -(SIDE * QUIET_ZONE) / size }}
        viewBox={`0 0 ${size} ${size}`}
      >
        <Path d={path} fill={colours.text} />
      </Svg>
      <View style={{ flex: 1 }}>
        <Text style={styles.strong}>Is this document genuine?</Text>
        <Text style={styles.muted}>
          The code leads to a page that says so, with its number, date and total.
        </Text>
        <Link src={url} style={{ color: colours.text, textDecoration: 'none' }}>
          {formatVerificationCode(code)}
        </Link>
      </View>
    </View>
  );
};
