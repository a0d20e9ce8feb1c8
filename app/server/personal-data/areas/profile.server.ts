import { asc, eq } from 'drizzle-orm';
import { profilePictures, profiles, savedAddresses } from '../../db/schema/profiles.server';
import type { PersonalDataArea } from '../types.server';

export const profile: PersonalDataArea = {
  id: 'profile',
  title: 'Profile and address book',
  tables: ['profiles', 'profile_pictures', 'saved_addresses'],
  contents:
    'Your telephone number, company and job, your picture or portrait, your addresses with their GSTIN, and how you like to pay.',
  retention: { isRetained: false, text: 'Erased. Addresses on orders go as the orders do.' },
  async collect(db, { id }) {
    const { phone, company, job, portrait, paymentMethod, upiId } = profiles;
    const [details] = await db
      .select({ phone, company, job, portrait, paymentMethod, upiId })
      .from(profiles)
      .where(eq(profiles.userId, id));
    const { kind, label, name, gstin, address, isDefault, createdAt } = savedAddresses;
    const addresses = await db
      .select({ kind, label, name, phone: savedAddresses.phone, gstin, address, isDefault, createdAt })
      .from(savedAddresses)
      .where(eq(savedAddresses.userId, id))
      .orderBy(asc(kind), asc(createdAt));
    return { ...details, addresses };
  },
  async *files(db, { id }, contents) {
    const [picture] = await db
      .select({ content: profilePictures.large, record: profilePictures.largeRecord })
      .from(profilePictures)
      .where(eq(profilePictures.userId, id));
    if (picture) yield { name: 'picture.webp', content: await contents.get(picture) };
  },
  async delete(transaction, { id }) {
    await transaction.delete(savedAddresses).where(eq(savedAddresses.userId, id));
    await transaction.delete(profilePictures).where(eq(profilePictures.userId, id));
    await transaction.delete(profiles).where(eq(profiles.userId, id));
  },
};
