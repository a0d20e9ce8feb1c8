import { z } from 'zod';
import { providerText } from './provider-request.server';

/** An object by its id, or expanded. */
export const stripeReference = z
  .union([providerText, z.object({ id: providerText }).transform(({ id }) => id)])
  .nullable();

/** `product_not_received` as "product not received". */
export const toWords = (code: string): string => code.replaceAll('_', ' ');
