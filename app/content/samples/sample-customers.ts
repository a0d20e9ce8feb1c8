import type { Address } from '~/domain/orders/checkout-schema';

/** A buyer of a sample order. Without an account: orders are reached by their link. */
export interface SampleCustomer {
  name: string;
  email: string;
  phone: string;
  address: Address;
}

const customer = (
  [name, email, phone]: [name: string, email: string, phone: string],
  [line1, city, state, pin]: [line1: string, city: string, state: string, pin: string],
): SampleCustomer => ({ name, email, phone, address: { line1, city, state, pin } });

/** In several states, so that invoices have CGST and SGST as well as IGST. */
export const sampleCustomers = {
  ananya: customer(
    ['Ananya Hegde', 'ananya.hegde@example.com', '+919845011201'],
    ['14 Bull Temple Road', 'Bengaluru', 'Karnataka', '560004'],
  ),
  ishaan: customer(
    ['Ishaan Bhattacharya', 'ishaan.b@example.com', '+919830011202'],
    ['22 Lake Terrace', 'Kolkata', 'West Bengal', '700029'],
  ),
  lakshmi: customer(
    ['Lakshmi Narayanan', 'lakshmi.n@example.com', '+919840011203'],
    ['7 Mada Street', 'Chennai', 'Tamil Nadu', '600004'],
  ),
  devika: customer(
    ['Devika Menon', 'devika.menon@example.com', '+919847011204'],
    ['3 Canon Shed Road', 'Kochi', 'Kerala', '682016'],
  ),
  harpreet: customer(
    ['Harpreet Gill', 'harpreet.gill@example.com', '+919814011205'],
    ['118 Model Town', 'Ludhiana', 'Punjab', '141002'],
  ),
  zoya: customer(
    ['Zoya Qureshi', 'zoya.qureshi@example.com', '+919849011206'],
    ['41 Road Number 3', 'Hyderabad', 'Telangana', '500034'],
  ),
  rohan: customer(
    ['Rohan Kulkarni', 'rohan.k@example.com', '+919822011207'],
    ['9 Prabhat Road', 'Pune', 'Maharashtra', '411004'],
  ),
} as const;

export type SampleCustomerId = keyof typeof sampleCustomers;
