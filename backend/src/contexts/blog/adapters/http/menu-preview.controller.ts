import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { LongListBody } from '../../../../platform/http/body-kinds.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { BuiltSite } from '../../../../platform/web/built-site.js';
import { MenuBody, menuOf, MenuService } from '../../../menu/index.js';
import { PageFacts } from '../web/page-facts.js';

class PreviewedMenuView {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The home page with this menu, as HTML; null where no website is served.',
  })
  page!: string | null;
  @ApiProperty({ type: [String], description: 'What it would change on the website.' }) changes!: string[];
}

@ApiTags('menu')
@Controller('manager/menu-preview')
@Roles('manager', 'admin')
export class MenuPreviewController {
  /** @param site null if only the API is served */
  constructor(
    private readonly menus: MenuService,
    @Inject(BuiltSite) private readonly site: BuiltSite | null,
    private readonly facts: PageFacts,
  ) {}

  /** An unpublished menu as the website will show it. */
  @Post()
  @HttpCode(200)
  @LongListBody()
  @ApiOkResponse({ type: PreviewedMenuView })
  async preview(@Body() body: MenuBody): Promise<PreviewedMenuView> {
    const { shown, changes } = await this.menus.preview(menuOf(body));
    const page = await this.site?.render('/', [], { ...(await this.facts.now()), menu: shown });
    return { page: page?.body ?? null, changes };
  }
}
