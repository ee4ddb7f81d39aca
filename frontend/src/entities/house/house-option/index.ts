export { chooseOption, type HouseOption, houseOptionQueries, type OptionChoice } from './api/house-option.queries';
