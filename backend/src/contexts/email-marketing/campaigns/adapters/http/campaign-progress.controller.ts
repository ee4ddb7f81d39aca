import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { Roles } from '../../../../../platform/http/security/access.js';
import { CampaignNotFound } from '../../domain/campaign.errors.js';
import {
  CampaignProgressQuery,
  CampaignProgressView,
  EmailFiguresQuery,
  ClickedLinkView,
  SubjectTests,
} from '../../../sending/index.js';

@ApiTags('e-mail')
@Controller('email-campaigns/:id')
@Roles('manager', 'admin')
export class CampaignProgressController {
  constructor(
    private readonly progress: CampaignProgressQuery,
    private readonly figures: EmailFiguresQuery,
    private readonly tests: SubjectTests,
  ) {}

  @Get('progress')
  @ApiOkResponse({ type: CampaignProgressView })
  async read(@Param('id', IdPipe) id: string): Promise<CampaignProgressView> {
    const progress = await this.progress.read(id);
    if (!progress) throw new CampaignNotFound();
    return { ...progress, subjectTest: await this.tests.of(id) };
  }

  @Get('links')
  @ApiOkResponse({ type: [ClickedLinkView] })
  async clicked(@Param('id', IdPipe) id: string): Promise<ClickedLinkView[]> {
    const links = await this.figures.clickedLinks(id);
    if (links.length === 0 && !(await this.progress.read(id))) throw new CampaignNotFound();
    return links;
  }
}
