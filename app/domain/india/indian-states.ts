/** `gstCode`: the first two digits of a GSTIN. `pinPrefixes`: the first two digits of the state's PINs. */
export interface IndianState {
  name: string;
  gstCode: string;
  pinPrefixes: readonly string[];
}

/**
 * The 28 states and 8 union territories. The prefix of a postal region that crosses a border is listed for both states:
 * refusing a valid address does more harm than accepting an invalid one.
 */
export const INDIAN_STATES: readonly IndianState[] = [
  { name: 'Andaman and Nicobar Islands', gstCode: '35', pinPrefixes: ['74'] },
  { name: 'Andhra Pradesh', gstCode: '37', pinPrefixes: ['50', '51', '52', '53'] },
  { name: 'Arunachal Pradesh', gstCode: '12', pinPrefixes: ['78', '79'] },
  { name: 'Assam', gstCode: '18', pinPrefixes: ['78', '79'] },
  { name: 'Bihar', gstCode: '10', pinPrefixes: ['80', '81', '82', '84', '85'] },
  { name: 'Chandigarh', gstCode: '04', pinPrefixes: ['14', '16'] },
  { name: 'Chhattisgarh', gstCode: '22', pinPrefixes: ['46', '49'] },
  { name: 'Dadra and Nagar Haveli and Daman and Diu', gstCode: '26', pinPrefixes: ['36', '39'] },
  { name: 'Delhi', gstCode: '07', pinPrefixes: ['11'] },
  { name: 'Goa', gstCode: '30', pinPrefixes: ['40'] },
  { name: 'Gujarat', gstCode: '24', pinPrefixes: ['36', '37', '38', '39'] },
  { name: 'Haryana', gstCode: '06', pinPrefixes: ['12', '13'] },
  { name: 'Himachal Pradesh', gstCode: '02', pinPrefixes: ['17'] },
  { name: 'Jammu and Kashmir', gstCode: '01', pinPrefixes: ['18', '19'] },
  { name: 'Jharkhand', gstCode: '20', pinPrefixes: ['81', '82', '83'] },
  { name: 'Karnataka', gstCode: '29', pinPrefixes: ['56', '57', '58', '59'] },
  { name: 'Kerala', gstCode: '32', pinPrefixes: ['67', '68', '69'] },
  { name: 'Ladakh', gstCode: '38', pinPrefixes: ['19'] },
  { name: 'Lakshadweep', gstCode: '31', pinPrefixes: ['67', '68'] },
  { name: 'Madhya Pradesh', gstCode: '23', pinPrefixes: ['45', '46', '47', '48', '49'] },
  { name: 'Maharashtra', gstCode: '27', pinPrefixes: ['40', '41', '42', '43', '44'] },
  { name: 'Manipur', gstCode: '14', pinPrefixes: ['78', '79'] },
  { name: 'Meghalaya', gstCode: '17', pinPrefixes: ['78', '79'] },
  { name: 'Mizoram', gstCode: '15', pinPrefixes: ['78', '79'] },
  { name: 'Nagaland', gstCode: '13', pinPrefixes: ['78', '79'] },
  { name: 'Odisha', gstCode: '21', pinPrefixes: ['75', '76', '77'] },
  { name: 'Puducherry', gstCode: '34', pinPrefixes: ['53', '60', '67'] },
  { name: 'Punjab', gstCode: '03', pinPrefixes: ['14', '15', '16'] },
  { name: 'Rajasthan', gstCode: '08', pinPrefixes: ['30', '31', '32', '33', '34'] },
  { name: 'Sikkim', gstCode: '11', pinPrefixes: ['73'] },
  { name: 'Tamil Nadu', gstCode: '33', pinPrefixes: ['60', '61', '62', '63', '64'] },
  { name: 'Telangana', gstCode: '36', pinPrefixes: ['50', '51', '52', '53'] },
  { name: 'Tripura', gstCode: '16', pinPrefixes: ['78', '79'] },
  {
    name: 'Uttar Pradesh',
    gstCode: '09',
    pinPrefixes: ['20', '21', '22', '23', '24', '25', '26', '27', '28'],
  },
  { name: 'Uttarakhand', gstCode: '05', pinPrefixes: ['24', '25', '26'] },
  { name: 'West Bengal', gstCode: '19', pinPrefixes: ['70', '71', '72', '73', '74'] },
];

/** Former GST codes that GSTINs still use: Daman and Diu, and Andhra Pradesh before 2014. */
const FORMER_GST_CODES: Record<string, string> = {
  '25': 'Dadra and Nagar Haveli and Daman and Diu',
  '28': 'Andhra Pradesh',
};

/** PINs of army post offices start with 9 in every state. */
const ARMY_POST_OFFICE = /^9/;

/** The state with exactly this name. */
export function findState(name: string): IndianState | undefined {
  return INDIAN_STATES.find((state) => state.name === name);
}

/** The state for the first two digits of a GSTIN, also for former codes. */
export function findStateByGstCode(code: string): IndianState | undefined {
  return INDIAN_STATES.find((state) => state.gstCode === code) ?? findState(FORMER_GST_CODES[code] ?? '');
}

/** Whether the text is six digits without a leading 0. */
export function isPinCode(pin: string): boolean {
  return /^[1-9]\d{5}$/.test(pin);
}

/** Whether a well-formed PIN can be in this state. True for an unknown state. */
export function isPinInState(pin: string, stateName: string): boolean {
  const state = findState(stateName);
  return !state || ARMY_POST_OFFICE.test(pin) || state.pinPrefixes.includes(pin.slice(0, 2));
}
