import { Body, Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LongListBody } from '../../../../platform/http/body-kinds.js';
import { CurrentActor, type Login, Roles } from '../../../../platform/http/security/access.js';
import { MenuService } from '../../domain/menu.service.js';
import { MenuVersionNotFound } from '../../domain/menu.js';
import {
  CombinedMenuView,
  combinedView,
  CombineMenu,
  menuOf,
  MenuSheetView,
  MenuVersionView,
  PublishMenu,
  RestoreMenu,
  sheetView,
  SoupBody,
  soupOf,
  TakeDishOff,
  versionView,
} from './menu.dto.js';
import { MenuView } from './published-menu.view.js';

const NUMBER = new ParseIntPipe({ exceptionFactory: () => new MenuVersionNotFound() });

/** The menu as the owner and the site manager edit it. */
@ApiTags('menu')
@Controller('manager/menu')
@Roles('manager', 'admin')
export class MenuController {
  constructor(private readonly service: MenuService) {}

  @Get()
  @ApiOkResponse({ type: MenuSheetView })
  async read(@CurrentActor() actor: Login): Promise<MenuSheetView> {
    return sheetView(await this.service.sheet(), await this.service.needsConsent(actor));
  }

  /** The published menu as guests see it today. */
  @Get('shown')
  @ApiOkResponse({ type: MenuView })
  shown(): Promise<MenuView> {
    return this.service.shown();
  }

  /** Publishes the menu, or asks the owner where that is required. */
  @Put()
  @LongListBody()
  @ApiOkResponse({ type: MenuSheetView })
  async publish(@Body() body: PublishMenu, @CurrentActor() actor: Login): Promise<MenuSheetView> {
    await this.service.publish(menuOf(body), body.seen, actor);
    return this.read(actor);
  }

  /** Your changes together with what others have published since; nothing is stored. */
  @Post('combination')
  @HttpCode(200)
  @LongListBody()
  @ApiOkResponse({ type: CombinedMenuView })
  async combine(@Body() body: CombineMenu): Promise<CombinedMenuView> {
    return combinedView(await this.service.combine(menuOf(body), body.basedOn));
  }

  /** Newest first. */
  @Get('versions')
  @ApiOkResponse({ type: [MenuVersionView] })
  async versions(): Promise<MenuVersionView[]> {
    return (await this.service.versions()).map(versionView);
  }

  /** Publishes an earlier version again. */
  @Put('versions/:number/restoration')
  @ApiOkResponse({ type: MenuSheetView })
  async restore(
    @Param('number', NUMBER) number: number,
    @Body() { seen }: RestoreMenu,
    @CurrentActor() actor: Login,
  ): Promise<MenuSheetView> {
    await this.service.restore(number, seen, actor);
    return this.read(actor);
  }

  /** Guests cannot have the dish until that day. It holds immediately. */
  @Put('off/:dishId')
  @HttpCode(204)
  @ApiNoContentResponse()
  takeOff(
    @Param('dishId') dishId: string,
    @Body() { backOn }: TakeDishOff,
    @CurrentActor() actor: Login,
  ): Promise<void> {
    return this.service.takeOff(dishId, backOn, actor);
  }

  @Delete('off/:dishId')
  @HttpCode(204)
  @ApiNoContentResponse()
  putBack(@Param('dishId') dishId: string, @CurrentActor() actor: Login): Promise<void> {
    return this.service.putBack(dishId, actor);
  }

  /** The soup of that day. It holds immediately. */
  @Put('soups/:day')
  @HttpCode(204)
  @ApiNoContentResponse()
  setSoup(@Param('day') day: string, @Body() body: SoupBody, @CurrentActor() actor: Login): Promise<void> {
    return this.service.setSoup(day, soupOf(body), actor);
  }

  @Delete('soups/:day')
  @HttpCode(204)
  @ApiNoContentResponse()
  removeSoup(@Param('day') day: string, @CurrentActor() actor: Login): Promise<void> {
    return this.service.removeSoup(day, actor);
  }
}
