import { INDIAN_STATE_NAMES, type IndianStateName } from './indian-state-names';

/** `gstCode`: the first two digits of a GSTIN. `pinPrefixes`: the first two digits of the state's PINs. */
export interface IndianState {
  name: string;
  gstCode: string;
  pinPrefixes: readonly string[];
}

/**
 * The prefix of a postal region that crosses a border is listed for both states: refusing a valid address does more harm
 * than accepting an invalid one.
 */
const CODES: Readonly<Record<IndianStateName, Omit<IndianState, 'name'>>> = {
  'Andaman and Nicobar Islands': { gstCode: '35', pinPrefixes: ['74'] },
  'Andhra Pradesh': { gstCode: '37', pinPrefixes: ['50', '51', '52', '53'] },
  'Arunachal Pradesh': { gstCode: '12', pinPrefixes: ['78', '79'] },
  Assam: { gstCode: '18', pinPrefixes: ['78', '79'] },
  Bihar: { gstCode: '10', pinPrefixes: ['80', '81', '82', '84', '85'] },
  Chandigarh: { gstCode: '04', pinPrefixes: ['14', '16'] },
  Chhattisgarh: { gstCode: '22', pinPrefixes: ['46', '49'] },
  'Dadra and Nagar Haveli and Daman and Diu': { gstCode: '26', pinPrefixes: ['36', '39'] },
  Delhi: { gstCode: '07', pinPrefixes: ['11'] },
  Goa: { gstCode: '30', pinPrefixes: ['40'] },
  Gujarat: { gstCode: '24', pinPrefixes: ['36', '37', '38', '39'] },
  Haryana: { gstCode: '06', pinPrefixes: ['12', '13'] },
  'Himachal Pradesh': { gstCode: '02', pinPrefixes: ['17'] },
  'Jammu and Kashmir': { gstCode: '01', pinPrefixes: ['18', '19'] },
  Jharkhand: { gstCode: '20', pinPrefixes: ['81', '82', '83'] },
  Karnataka: { gstCode: '29', pinPrefixes: ['56', '57', '58', '59'] },
  Kerala: { gstCode: '32', pinPrefixes: ['67', '68', '69'] },
  Ladakh: { gstCode: '38', pinPrefixes: ['19'] },
  Lakshadweep: { gstCode: '31', pinPrefixes: ['67', '68'] },
  'Madhya Pradesh': { gstCode: '23', pinPrefixes: ['45', '46', '47', '48', '49'] },
  Maharashtra: { gstCode: '27', pinPrefixes: ['40', '41', '42', '43', '44'] },
  Manipur: { gstCode: '14', pinPrefixes: ['78', '79'] },
  Meghalaya: { gstCode: '17', pinPrefixes: ['78', '79'] },
  Mizoram: { gstCode: '15', pinPrefixes: ['78', '79'] },
  Nagaland: { gstCode: '13', pinPrefixes: ['78', '79'] },
  Odisha: { gstCode: '21', pinPrefixes: ['75', '76', '77'] },
  Puducherry: { gstCode: '34', pinPrefixes: ['53', '60', '67'] },
  Punjab: { gstCode: '03', pinPrefixes: ['14', '15', '16'] },
  Rajasthan: { gstCode: '08', pinPrefixes: ['30', '31', '32', '33', '34'] },
  Sikkim: { gstCode: '11', pinPrefixes: ['73'] },
  'Tamil Nadu': { gstCode: '33', pinPrefixes: ['60', '61', '62', '63', '64'] },
  Telangana: { gstCode: '36', pinPrefixes: ['50', '51', '52', '53'] },
  Tripura: { gstCode: '16', pinPrefixes: ['78', '79'] },
  'Uttar Pradesh': { gstCode: '09', pinPrefixes: ['20', '21', '22', '23', '24', '25', '26', '27', '28'] },
  Uttarakhand: { gstCode: '05', pinPrefixes: ['24', '25', '26'] },
  'West Bengal': { gstCode: '19', pinPrefixes: ['70', '71', '72', '73', '74'] },
};

export const INDIAN_STATES: readonly IndianState[] = INDIAN_STATE_NAMES.map((name) => ({
  name,
  ...CODES[name],
}));

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

/** The name of the only state that a PIN can be in; `undefined` for an invalid PIN or when several states are possible. */
export function findStateByPin(pin: string): string | undefined {
  const digits = pin.replace(/\s/g, '');
  if (!isPinCode(digits)) return undefined;
  const possibleStates = INDIAN_STATES.filter(({ name }) => isPinInState(digits, name));
  return possibleStates.length === 1 ? possibleStates[0]?.name : undefined;
}
