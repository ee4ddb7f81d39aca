import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { CurrentActor, type Login, Roles } from '../../../../platform/http/security/access.js';
import { SecondStepService } from '../../domain/second-step.service.js';
import { ManagerSecondStepsQuery } from '../persistence/manager-second-steps.query.js';
import { ManagerSecondStepView, managerSecondStepView } from './second-step.dto.js';

/** Two-step sign-in of site managers, for example after they lose a phone. */
@ApiTags('sign-in')
@Controller('admin/second-steps')
@Roles('admin')
@NoStore()
export class ManagerSecondStepsController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly managers: ManagerSecondStepsQuery,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ManagerSecondStepView] })
  async list(): Promise<ManagerSecondStepView[]> {
    return (await this.managers.list()).map(managerSecondStepView);
  }

  @Delete(':id')
  @Audited('second step reset')
  @HttpCode(204)
  @ApiNoContentResponse()
  async reset(@Param('id', IdPipe) id: string, @CurrentActor() actor: Login): Promise<void> {
    await this.secondStep.reset(id, actor);
  }
}
