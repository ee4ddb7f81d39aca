export { CardActions, CardFacts, CardGrid, CardRemark, ItemCard } from './item-card';
