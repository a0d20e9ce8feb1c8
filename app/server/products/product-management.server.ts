import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  getCategory,
  listStaffCategories,
} from './categories.server';
import type { ProductDeps } from './change-product.server';
import { changeStock } from './change-stock.server';
import { countStock, listStockRows } from './count-stock.server';
import { exportProducts } from './export-products.server';
import { applyImport, planImport } from './import-products.server';
import { listProducts } from './list-products.server';
import { addPicture, changePictures, readPictureFile } from './product-pictures.server';
import { setManyStates, setProductState } from './product-state.server';
import { getPreview, getProduct } from './read-product.server';
import { withdrawSampleProducts } from './sample-products.server';
import { createProduct, saveProduct } from './save-product.server';

/** The products of the shop, for staff with the permission `products.manage`. Everybody reads the files of pictures. */
export const createProductManagement = (database: Database, options: Omit<ProductDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    {
      listProducts,
      getProduct,
      getPreview,
      createProduct,
      saveProduct,
      setProductState,
      setManyStates,
      addPicture,
      changePictures,
      readPictureFile,
      changeStock,
      listStockRows,
      countStock,
      listStaffCategories,
      getCategory,
      createCategory,
      changeCategory,
      deleteCategory,
      exportProducts,
      planImport,
      applyImport,
      withdrawSampleProducts,
    },
  );

export type ProductManagement = ReturnType<typeof createProductManagement>;
