import type { Art } from '#demo/art/art.ts';
import { categoryWords } from '#demo/data/category-words/index.ts';
import { departments } from '#demo/data/departments/index.ts';
import type { DemoCategory } from '#demo/mall-types.ts';
import type { Department, Leaf } from './families.ts';
import { otherNames } from './other-languages.ts';

export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const leafKey = (department: Department, leaf: Leaf) => `${department.key}-${slug(leaf.name.en)}`;

export function demoCategories(): DemoCategory[] {
  return departments.map((department) => ({
    key: department.key,
    name: { ...department.name, ...otherNames(categoryWords, department.key) },
    icon: department.icon,
    art: categoryArt(department, department.icon),
    children: department.groups.map((group) => {
      const icon = group.leaves[0]?.families[0]?.icon ?? department.icon;
      const key = `${department.key}--${slug(group.name.en)}`;
      return {
        key,
        name: { ...group.name, ...otherNames(categoryWords, key) },
        icon,
        art: categoryArt(department, icon),
        children: group.leaves.map((leaf) => {
          const leafIcon = leaf.families[0]?.icon ?? icon;
          return {
            key: leafKey(department, leaf),
            name: { ...leaf.name, ...otherNames(categoryWords, leafKey(department, leaf)) },
            icon: leafIcon,
            art: categoryArt(department, leafIcon),
            children: [],
          };
        }),
      };
    }),
  }));
}

// One background for all categories of a department, which the menu shows side by side.
function categoryArt(department: Department, icon: string): Art {
  return {
    width: 160,
    height: 160,
    background: { palette: department.palettes[0] ?? 'pearl', scene: 'sweep', focusX: 0.5, floorY: 0.86 },
    objects: [{ icon, x: 0.5, y: 0.86, size: 0.74 }],
  };
}
