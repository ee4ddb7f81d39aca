import { ApiProperty } from '@nestjs/swagger';
import type { PublishedDish, PublishedGroup, PublishedMenu } from '../../domain/menu.js';

class DishView implements PublishedDish {
  @ApiProperty() name!: string;
  @ApiProperty() price!: string;
  @ApiProperty({ required: false }) description?: string;
  @ApiProperty({ required: false }) note?: string;
  @ApiProperty({ type: [String], required: false, example: ['vegetarian'], description: 'Diets it suits.' })
  diets?: readonly string[];
  @ApiProperty({ required: false, description: 'Available on gluten-free bread.' }) hasGlutenFreeBread?: boolean;
  @ApiProperty({ required: false, description: 'Not on the menu all year.' }) seasonal?: boolean;
  @ApiProperty({ type: [String], required: false, example: ['milk'], description: 'Allergens it contains.' })
  contains?: readonly string[];
  @ApiProperty({ required: false, description: 'Off today; day on which it is back, YYYY-MM-DD.' }) offUntil?: string;
}

class WineSectionView {
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ type: [DishView] }) options!: readonly DishView[];
}

class MenuGroupView implements PublishedGroup {
  @ApiProperty() id!: string;
  @ApiProperty() category!: string;
  @ApiProperty({ required: false }) subtitle?: string;
  @ApiProperty({ type: [DishView], required: false, description: 'Shown above the other items.' })
  topRowItems?: readonly DishView[];
  @ApiProperty({ type: [DishView] }) items!: readonly DishView[];
  @ApiProperty({ type: WineSectionView, required: false }) wineSection?: WineSectionView;
}

/** The menu as guests see it. */
export class MenuView implements PublishedMenu {
  @ApiProperty() note!: string;
  @ApiProperty({ example: 'GF bread +$1.00', description: 'Note on dishes that are available on gluten-free bread.' })
  glutenFreeBread!: string;
  @ApiProperty({ type: [MenuGroupView] }) groups!: readonly MenuGroupView[];
}
