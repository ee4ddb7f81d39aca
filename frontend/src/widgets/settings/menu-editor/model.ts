import type { EditedDish, EditedMenu, EditedSection } from '@/entities/settings/menu-sheet';

/** Pure changes of a menu while it is edited. */

const withSections = (menu: EditedMenu, change: (section: EditedSection) => EditedSection): EditedMenu => ({
  ...menu,
  sections: menu.sections.map(change),
});

/** Adds the dish at the end of the section, or replaces it; in another section than before, it moves. */
export function putDish(menu: EditedMenu, sectionId: string, dish: EditedDish): EditedMenu {
  return withSections(menu, ({ dishes, ...section }) => {
    const isKnown = dishes.some(({ id }) => id === dish.id);
    if (section.id !== sectionId) return { ...section, dishes: dishes.filter(({ id }) => id !== dish.id) };
    return { ...section, dishes: isKnown ? dishes.map((one) => (one.id === dish.id ? dish : one)) : [...dishes, dish] };
  });
}

export const removeDish = (menu: EditedMenu, dishId: string): EditedMenu =>
  withSections(menu, (section) => ({ ...section, dishes: section.dishes.filter(({ id }) => id !== dishId) }));

/** Moves the dish to this place among the section's other dishes. */
export function moveDish(menu: EditedMenu, dishId: string, sectionId: string, place: number): EditedMenu {
  const dish = menu.sections.flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId);
  if (!dish) return menu;
  return withSections(removeDish(menu, dishId), (section) =>
    section.id === sectionId ? { ...section, dishes: section.dishes.toSpliced(place, 0, dish) } : section,
  );
}

/** Adds the section at the end, or replaces its name and words. */
export function putSection(menu: EditedMenu, section: Omit<EditedSection, 'dishes'>): EditedMenu {
  const isKnown = menu.sections.some(({ id }) => id === section.id);
  if (!isKnown) return { ...menu, sections: [...menu.sections, { ...section, dishes: [] }] };
  return withSections(menu, (one) => (one.id === section.id ? { ...section, dishes: one.dishes } : one));
}

export const removeSection = (menu: EditedMenu, sectionId: string): EditedMenu => ({
  ...menu,
  sections: menu.sections.filter(({ id }) => id !== sectionId),
});

/** A section with its box, if it has one; what moves together. */
function blocksOf(sections: readonly EditedSection[]): EditedSection[][] {
  const blocks: EditedSection[][] = [];
  for (const section of sections) {
    const last = blocks.at(-1);
    if (section.isBoxed && last) last.push(section);
    else blocks.push([section]);
  }
  return blocks;
}

/** Moves the section, with its box, to the place of another one. A box itself moves alone, into another section. */
export function moveSection(menu: EditedMenu, sectionId: string, placeOf: string): EditedMenu {
  const { sections } = menu;
  const isBox = sections.some(({ id, isBoxed }) => id === sectionId && isBoxed);
  const blocks = isBox ? sections.map((section) => [section]) : blocksOf(sections);
  const blockOf = (wanted: string) => blocks.findIndex((block) => block.some(({ id }) => id === wanted));
  const from = blockOf(sectionId);
  const to = blockOf(placeOf);
  const moved = blocks[from];
  if (!moved || to < 0) return menu;
  return { ...menu, sections: blocks.toSpliced(from, 1).toSpliced(to, 0, moved).flat() };
}

/** The sections before and after one with its box. */
export function neighborsOf({ sections }: EditedMenu, sectionId: string) {
  const place = sections.findIndex(({ id }) => id === sectionId);
  const hasBox = sections[place + 1]?.isBoxed && !sections[place]?.isBoxed;
  return { before: sections[place - 1]?.id, after: sections[place + (hasBox ? 2 : 1)]?.id };
}

/** '$15.00' of '15'; other texts stay as they are, and the server has the last word. */
export const priceOf = (text: string): string => {
  const price = text.trim();
  return /^\d{1,4}(\.\d{1,2})?$/.test(price) ? `$${Number(price).toFixed(2)}` : price;
};

const PRICE = /^\$?\s*\d{1,4}(\.\d{1,2})?(\s*[-–]\s*\$?\s*\d{1,4}(\.\d{1,2})?)?$/;

export const isPrice = (text: string): boolean => PRICE.test(text.trim());
