import type { PlatformBrand } from '#contract/catalogue/platform-brands.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';

/** A brand as it is edited. */
export type BrandValues = { name: Texts; logoHash: string | null; place: number | null; isShown: boolean };

export const valuesOf = (brand: PlatformBrand | null): BrandValues => ({
  name: brand?.name ?? {},
  logoHash: brand?.logoHash ?? null,
  place: brand?.place ?? null,
  isShown: brand?.isShown ?? true,
});

/** As a conflict compares them: a field for each language. */
export const fieldsOf = ({ name, ...rest }: BrandValues) => ({ ...name, ...rest });
