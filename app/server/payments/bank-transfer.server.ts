import { formatMoney, type Paise } from '~/domain/money/money';
import { site } from '~site';

export interface TransferDetail {
  label: string;
  value: string;
}

/** The fields of a bank's transfer form, in its order. The reference assigns the payment to the order. */
export function getBankTransferDetails(order: { number: string; amount: Paise }): TransferDetail[] {
  const { accountName, accountNumber, ifsc, bank, branch } = site.payment.bank;
  return [
    { label: 'Account name', value: accountName },
    { label: 'Account number', value: accountNumber },
    { label: 'IFSC', value: ifsc },
    { label: 'Bank', value: `${bank}, ${branch}` },
    { label: 'Amount', value: formatMoney(order.amount, site.currency.label) },
    { label: 'Reference', value: order.number },
  ];
}
