export { MenuBody, menuOf } from './adapters/http/menu.dto.js';
export { MenuView } from './adapters/http/published-menu.view.js';
export { MenuModule } from './menu.module.js';
export {
  ALLERGENS,
  DIETS,
  type Menu,
  type PublishedDish,
  type PublishedGroup,
  type PublishedMenu,
} from './domain/menu.js';
export { priceFrom } from './domain/menu-rules.js';
export { MenuService } from './domain/menu.service.js';
export { type ProposalStatus } from './domain/menu-version.js';
export { type ChangeRequest, type Consent, type Editor, OwnerConsent } from './domain/owner-consent.js';
