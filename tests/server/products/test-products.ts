import type { SignedIn } from '~/domain/auth/session';
import { EMPTY_PRODUCT_FORM, type ProductFormValues } from '~/domain/catalogue/product-form';
import { type ProductInput, productFormSchema } from '~/domain/catalogue/product-form-schema';
import type { StaffProduct } from '~/domain/catalogue/staff-product';
import type { CatalogueChange } from '~/server/catalogue/catalogue-change.server';
import { createProductManagement, type ProductManagement } from '~/server/products/product-management.server';
import type { CheckProductPicture } from '~/server/profiles/pictures/check-product-picture.server';
import type { Engine } from '../../database/test-database';
import { openTestShop } from '../orders/test-shop';

const BOWL: ProductFormValues = {
  ...EMPTY_PRODUCT_FORM,
  name: 'Tesserae bowl',
  subtitle: 'For keys and coins',
  price: '850',
  categoryId: 'table',
  colors: 'Teal, Clay',
  description: 'A small bowl.',
  details: 'Height: 6 cm\nWeight: 240 g',
  story: 'It was a test glaze.\n\nIt stayed.',
  care: 'By hand',
};

/** The form of a bowl, as productFormSchema reads it. */
export const createBowlInput = (values: Partial<ProductFormValues> = {}): ProductInput =>
  productFormSchema.parse({ ...BOWL, ...values });

const checkPicture: CheckProductPicture = async () => ({
  kind: 'accepted',
  picture: {
    width: 640,
    height: 480,
    tint: '#aabbcc',
    files: [{ width: 640, format: 'webp', content: new Uint8Array([1, 2, 3]) }],
  },
});

/** A shop whose products are managed by staff. `announced` collects the changes for cached pages. */
export async function openProductShop(engine: Engine) {
  const shop = await openTestShop(engine);
  const announced: CatalogueChange[] = [];
  const products: ProductManagement = createProductManagement(shop.database, {
    clock: shop.deps.clock,
    checkPicture,
    announce: (change) => announced.push(change),
  });

  async function read(actor: SignedIn, id: string): Promise<StaffProduct> {
    const product = await products.getProduct(actor, id);
    if (!product) throw new Error(`There is no product ${id}.`);
    return product;
  }

  return {
    ...shop,
    products,
    announced,
    read,
    /** A draft of its own: the products of the tests before stay. */
    async createDraft(actor: SignedIn, values: Partial<ProductFormValues> = {}): Promise<string> {
      const result = await products.createProduct(actor, createBowlInput(values));
      if (result.kind !== 'created') throw new Error(result.kind);
      return result.id;
    },
  };
}

export type ProductShop = Awaited<ReturnType<typeof openProductShop>>;
